import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import styles from './press.module.css';

export interface Props {
  /** Path below `/press-kit/` without extension. */
  readonly file: string;
  /** What is downloaded, for screen readers. */
  readonly name: string;
}

const FORMATS = ['svg', 'png'] as const;

/** The SVG and PNG of one mark (RTE-2). */
export default function DownloadLinks({file, name}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <span className={styles.downloads}>
      {FORMATS.map((format) => (
        <a
          key={format}
          className={styles.download}
          href={withBaseUrl(`/press-kit/${file}.${format}`)}
          download
          aria-label={translate(
            {
              id: 'press.download',
              message: 'Download {name} as {format}',
              description: 'Label of a download link',
            },
            {name, format: format.toUpperCase()},
          )}>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}

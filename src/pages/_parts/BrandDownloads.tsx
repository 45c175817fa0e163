import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {BRAND_VARIANTS} from '@site/src/data/pressKit';
import {brandFileLabels} from '@site/src/labels/pressKit';
import DownloadLinks from './DownloadLinks';
import styles from './press.module.css';

/** The brand's mark and wordmark in every variant (RTE-2). */
export default function BrandDownloads(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.brandFiles}>
      {BRAND_VARIANTS.map(({file, colours}) => (
        <li key={file} className={styles.brandFile}>
          <span className={styles.plate} data-ground={colours === 'dark' ? 'dark' : 'light'}>
            <img
              className={styles.preview}
              src={withBaseUrl(`/press-kit/brand/${file}.svg`)}
              alt={brandFileLabels[file]}
              height={48}
              loading="lazy"
            />
          </span>
          <span className={styles.caption}>
            {brandFileLabels[file]}
            <DownloadLinks file={`brand/${file}`} name={brandFileLabels[file]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

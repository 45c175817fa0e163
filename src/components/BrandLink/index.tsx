import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MarkDrawing from '@site/src/components/MarkDrawing';
import {BRAND_MARK} from '@site/src/family/data/brandMark';
import styles from './styles.module.css';

export interface Props {
  /** Width and height of the mark in pixels. */
  readonly size?: number;
  /** For the name, which is hidden when there is no room. */
  readonly nameClassName?: string | undefined;
  readonly onClick?: () => void;
}

/** Mark and name with a link to the home page (HDR-1). */
export default function BrandLink({size = 28, nameClassName, onClick}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Link className={styles.brand} to="/" onClick={onClick}>
      <MarkDrawing mark={BRAND_MARK} size={size} />
      <span className={clsx(nameClassName)}>{siteConfig.title}</span>
    </Link>
  );
}

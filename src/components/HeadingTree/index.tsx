import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTrustedHtml} from '@site/src/hooks/useTrustedHtml';

interface Heading {
  readonly id: string;
  /** HTML that the build has made from the heading's Markdown. */
  readonly value: string;
  readonly children: readonly Heading[];
}

export interface Props {
  readonly headings: readonly Heading[];
  /** Of the outermost list. */
  readonly className?: string;
  readonly linkClassName: string | null;
}

/** The headings of a page as a tree of links (RTE-6). */
export default function HeadingTree({headings, className, linkClassName}: Props): ReactNode {
  return headings.length === 0 ? null : (
    <ul className={className}>
      {headings.map(({id, value, children}) => (
        <li key={id}>
          <HeadingLink id={id} html={value} className={linkClassName} />
          <HeadingTree headings={children} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

interface HeadingLinkProps {
  readonly id: string;
  readonly html: string;
  readonly className: string | null;
}

function HeadingLink({id, html, className}: HeadingLinkProps): ReactNode {
  const name = useTrustedHtml(html);
  return <Link to={`#${id}`} className={className ?? undefined} dangerouslySetInnerHTML={name} />;
}

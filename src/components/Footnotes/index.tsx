import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Heading above the footnotes of a page; Markdown refers to its id. */
export function FootnotesHeading(): ReactNode {
  return (
    <h2 id="footnote-label" className={styles.heading}>
      <Translate id="footnotes.heading" description="Heading over the footnotes of a page">
        Footnotes
      </Translate>
    </h2>
  );
}

export interface BackLinkProps {
  readonly href: string;
  /** Which reference to the note, if the text has several. */
  readonly mention?: string;
}

/** From a footnote back to its reference in the text. */
export function FootnoteBackLink({href, mention}: BackLinkProps): ReactNode {
  return (
    <a href={href} className={styles.back} data-footnote-backref="" aria-label={backLabel(mention)}>
      <Icon name="back" size={16} />
      {mention !== undefined && <sup>{mention}</sup>}
    </a>
  );
}

function backLabel(mention: string | undefined): string {
  return mention === undefined
    ? translate({
        id: 'footnotes.back',
        message: 'Back to the text',
        description: 'Label of the link from a footnote back to the text',
      })
    : translate(
        {
          id: 'footnotes.backToMention',
          message: 'Back to the text, mention {mention}',
          description:
            'Label of the link from a footnote back to one of several places; {mention} is its number',
        },
        {mention},
      );
}

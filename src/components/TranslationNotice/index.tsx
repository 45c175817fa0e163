import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Notice from '@site/src/components/Notice';
import {useTranslationStart} from '@site/src/hooks/useTranslationStart';
import {translateLabel} from '@site/src/labels/translating';

export interface Props {
  /** Path of the page's file, from Docusaurus. */
  readonly source: string;
}

/** Says above an untranslated text that it is the original, with a link to start a translation (I3); nothing above a translation. */
export default function TranslationNotice({source}: Props): ReactNode {
  const start = useTranslationStart(source);
  return start.status === 'translated' ? null : (
    <Notice
      icon="globe"
      tone="info"
      title={
        <Translate
          id="translating.missing"
          description="First sentence of the notice above a page that is not translated">
          This page is not translated yet.
        </Translate>
      }
      links={
        <>
          {start.href !== undefined && <Link to={start.href}>{translateLabel}</Link>}
          <Link to="/docs/translating/start-a-translation">
            <Translate
              id="translating.guide"
              description="Link in the notice above a page that is not translated, to the guide for translators">
              How translations are made
            </Translate>
          </Link>
        </>
      }>
      <Translate
        id="translating.original"
        description="Second sentence of the notice above a page that is not translated">
        You are reading the English original.
      </Translate>
    </Notice>
  );
}

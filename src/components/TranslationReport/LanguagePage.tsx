import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {LanguageReport} from '@site/src/lib/contracts/translationReport';
import Coverage from './Coverage';
import FileTable from './FileTable';
import LanguageNavigation from './LanguageNavigation';
import ReportFrame from './ReportFrame';
import styles from './styles.module.css';

export interface Props {
  readonly language: LanguageReport;
}

/** How the translations into one language stand: in numbers, and file by file. */
export default function LanguagePage({language: {coverage, files}}: Props): ReactNode {
  const languageOf = useLanguages();
  return (
    <ReportFrame language={languageOf(coverage.locale).label}>
      <LanguageNavigation current={coverage.locale} />
      <div className={styles.sections}>
        <div className={styles.summary}>
          <Coverage coverage={coverage} />
        </div>
        <Section
          title={
            <Translate
              id="translations.files"
              description="Heading over the list of files and their translations">
              Files
            </Translate>
          }>
          <FileTable files={files} locale={coverage.locale} />
        </Section>
      </div>
    </ReportFrame>
  );
}

import {formatProblems, type Problem} from '@selection-set/content-model';

interface Log {
  readonly warn: (message: string) => void;
  readonly success: (message: string) => void;
}

/** A reporter for the writing server: says what is wrong once, and again only when it changes; says once that all is well again. */
export function createReporter({warn, success}: Log): (problems: readonly Problem[]) => void {
  let told = '';
  return (problems) => {
    const report = formatProblems(problems);
    if (report === told) {
      return;
    }
    told = report;
    if (report === '') {
      success('The content has no mistakes any more.');
    } else {
      warn(`Mistakes in the content:\n${report}`);
    }
  };
}

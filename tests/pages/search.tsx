import {type ReactNode, useMemo, useState} from 'react';
import Head from '@docusaurus/Head';
import {useSearchClients} from '@site/src/hooks/useSearchClients';
import {createLatestSearch, type SearchAnswer} from '@selection-set/search/client';

/** Only in the build that the browser tests look at (`TEST_PAGES`): the search client with the least that shows what it says. */
export default function SearchTest(): ReactNode {
  const client = useSearchClients()();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [failure, setFailure] = useState('');
  const [excerpt, setExcerpt] = useState('');
  const search = useMemo(
    () =>
      createLatestSearch(client, {
        onAnswer: (found) => {
          setAnswer(found);
          setFailure(found.failure?.code ?? '');
        },
        onFailed: (_, error) => {
          setFailure(
            error instanceof Error && 'code' in error ? String(error.code) : String(error),
          );
        },
      }),
    [client],
  );
  async function showExcerpt(): Promise<void> {
    const [first] = answer?.hits ?? [];
    if (first !== undefined) {
      const places = [{page: first.index, section: first.sections[0]?.index}];
      setExcerpt((await client.excerpts(answer?.query ?? '', places))[0]?.text ?? '');
    }
  }
  return (
    <main>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Search</h1>
      <input
        aria-label="Query"
        onFocus={() => {
          client.prefetch();
        }}
        onChange={({target}) => {
          void search(target.value);
        }}
      />
      <button type="button" onClick={() => void showExcerpt()}>
        Excerpt
      </button>
      <output data-testid="state" data-stage={answer?.stage} data-query={answer?.query}>
        {failure}
      </output>
      <p data-testid="excerpt">{excerpt}</p>
      <ol>
        {answer?.hits.map(({url, title, sections}) => (
          <li key={url} data-url={url}>
            {title}: {sections[0]?.heading}
          </li>
        ))}
      </ol>
    </main>
  );
}

import type {AutocompleteOptions, AutocompleteState} from '@algolia/autocomplete-core';
import type {Answers} from './createAnswers';
import type {SearchFilters} from './filters';
import type {ListItem} from './results';
import type {SearchStoreOptions} from './storeTypes';

export interface SourcesOptions extends Pick<
  SearchStoreOptions,
  'listRecent' | 'onChosen' | 'preset' | 'toAddress'
> {
  readonly answers: Pick<Answers, 'ask' | 'clear'>;
  readonly filters: () => SearchFilters;
  readonly query: () => string;
}

type GetSources = NonNullable<AutocompleteOptions<ListItem>['getSources']>;
type Source = AutocompleteState<ListItem>['collections'][number]['source'];

/** Where lines come from: earlier searches as long as nothing is asked, then the answers (AC-1, VAL-5). */
export function createSources(options: SourcesOptions): GetSources {
  const {answers, preset} = options;
  const getItemInputValue = ({item}: {item: ListItem}): string =>
    item.type === 'recent' ? item.query : options.query();
  const recent: Pick<Source, 'getItemInputValue' | 'onSelect' | 'sourceId'> = {
    getItemInputValue,
    sourceId: 'recent',
    onSelect: ({setIsOpen}) => setIsOpen(true),
  };
  const results: Pick<Source, 'getItemInputValue' | 'getItemUrl' | 'onSelect' | 'sourceId'> = {
    getItemInputValue,
    sourceId: 'results',
    getItemUrl: ({item}) =>
      item.type === 'result' ? options.toAddress(item.result.to) : undefined,
    onSelect: ({item, state}) => {
      if (item.type === 'result') {
        options.onChosen(state.query, item.result);
      }
    },
  };

  return async ({query}) => {
    const asked = query.trim();
    if (asked.length < preset.minChars) {
      answers.clear();
      return [
        {
          ...recent,
          getItems: () => options.listRecent().map((text) => ({type: 'recent', query: text})),
        },
      ];
    }
    const items = await answers.ask(asked, options.filters());
    return [{...results, getItems: () => items}];
  };
}

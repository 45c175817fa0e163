import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import type {DrawnStore} from '@site/src/hooks/useSearchStore';
import {SEARCH_PRESET} from '@site/src/lib/search/presets';
import {stageOf, type SearchView} from '@site/src/lib/search/view/searchView';
import styles from './styles.module.css';

export interface Props {
  readonly store: DrawnStore;
  readonly view: SearchView;
  readonly onCancel: () => void;
}

/** The field with its buttons to clear and to close; a form, so that Enter without an active answer opens the search page (AC-5, AC-6). */
export default function SearchBox({store, view, onCancel}: Props): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const {autocomplete} = store;
  const inputProps = autocomplete.getInputProps({
    inputElement: input,
    maxLength: SEARCH_PRESET.maxChars,
  });
  const isBusy = view.status !== 'idle';
  return (
    <form
      className={styles.box}
      {...autocomplete.getFormProps({inputElement: input})}
      aria-busy={isBusy}>
      <label {...autocomplete.getLabelProps({})} htmlFor={inputProps.id}>
        <span className={styles.icon} data-state={isBusy ? 'busy' : 'idle'}>
          <Icon name="search" size={20} />
        </span>
        <span className="visuallyHidden">
          <Translate id="search.modal.field" description="Label of the field of the search">
            Search the portal
          </Translate>
        </span>
      </label>
      <input
        {...inputProps}
        ref={setInput}
        className={styles.input}
        role="combobox"
        aria-controls={inputProps['aria-controls']}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={view.isOpen && ['idle', 'results'].includes(stageOf(view))}
        placeholder={translate({
          id: 'search.modal.placeholder',
          message: 'Page, name or error',
          description: 'In the empty field of the search; what readers may look for',
        })}
      />
      {view.query !== '' && (
        <IconButton
          type="reset"
          icon="close"
          label={translate({
            id: 'search.modal.clear',
            message: 'Clear',
            description: 'Label of the button that empties the field of the search',
          })}
        />
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        <Translate
          id="search.modal.cancel"
          description="Button that closes the search; at most 10 characters">
          Cancel
        </Translate>
      </button>
    </form>
  );
}

import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Tool, TOOLS, type ToolKey} from '@site/src/data/tools';
import {toolAddress} from '@site/src/lib/catalogue/toolAddress';

export interface Props {
  /** Keys of the tools that take the place of an archived one. */
  readonly tools: readonly ToolKey[];
}

/** Names what takes the place of a tool, with a link to each. */
export function ReplacedBy({tools}: Props): ReactNode {
  const parts = useListParts(tools);
  return (
    <Translate
      id="toolPage.replacedBy"
      description="Beside the mark of an archived tool; tools is a list of names"
      values={{
        tools: (
          <>
            {parts.map(({id, text, tool}) => (
              <Fragment key={id}>
                {tool === undefined ? text : <Link to={toolAddress(tool)}>{text}</Link>}
              </Fragment>
            ))}
          </>
        ),
      }}>
      {'Replaced by {tools}'}
    </Translate>
  );
}

/** The same as the text of a button that leads to the way there. */
export function MigrateTo({tools}: Props): ReactNode {
  const parts = useListParts(tools);
  return translate(
    {
      id: 'toolPage.migrate',
      message: 'Migrate to {tools}',
      description:
        'Button of an archived tool that leads to the guide for moving away from it; tools is a list of names',
    },
    {tools: parts.map(({text}) => text).join('')},
  );
}

interface ListPart {
  readonly id: number;
  readonly text: string;
  /** Undefined for what stands between names. */
  readonly tool: Tool | undefined;
}

/** Names of tools as a list in the reader's language. */
function useListParts(keys: readonly ToolKey[]): readonly ListPart[] {
  const {i18n} = useDocusaurusContext();
  const tools = keys.flatMap((wanted) => TOOLS.filter(({key}) => key === wanted));
  return new Intl.ListFormat(i18n.currentLocale)
    .formatToParts(tools.map(({name}) => name))
    .map(({type, value}, id) => ({
      id,
      text: value,
      tool: type === 'element' ? tools.find(({name}) => name === value) : undefined,
    }));
}

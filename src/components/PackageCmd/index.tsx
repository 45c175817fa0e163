import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {PACKAGE_MANAGERS} from '@site/src/lib/constants';
import {installCommands, type PackageEntry} from '@site/src/lib/packageCmd/installCommand';

export interface Props {
  /** A bare string means `add`; several entries become several lines. */
  readonly packages: readonly (PackageEntry | string)[];
}

/** Install commands for yarn, npm and pnpm; the chosen tab is remembered everywhere (CMD-1, CON-15). */
export default function PackageCmd({packages}: Props): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {PACKAGE_MANAGERS.map((manager) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeBlock language="bash">{installCommands(packages, manager)}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

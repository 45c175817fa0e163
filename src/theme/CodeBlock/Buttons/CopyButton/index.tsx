// Swizzle: CodeBlock/Buttons/CopyButton, theme-classic 3.10.2, replaced (upstream status: unsafe).
// Why: the check mark shows for 2000 ms instead of 1000, and a refusal is told and eased (ST-11, C-21, ERR-11).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@site/src/components/CopyButton';

export default function CodeBlockCopyButton(): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <CopyButton
      text={metadata.code}
      label={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      })}
    />
  );
}

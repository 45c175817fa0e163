// Swizzle: CodeBlock, theme-classic 3.10.2, replaced (upstream status: safe).
// Why: fences are highlighted at build time (packages/code-blocks); code in components stays plain, so that no highlighter loads.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@site/src/components/CodeBlock';

export default function ThemeCodeBlock({children, className, language, title}: Props): ReactNode {
  const name = language ?? /language-(?<name>\S+)/u.exec(className ?? '')?.groups?.name;
  return (
    <CodeBlock title={title} language={name}>
      {children}
    </CodeBlock>
  );
}

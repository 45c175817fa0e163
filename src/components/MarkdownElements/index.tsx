import type {ComponentProps, ComponentType} from 'react';
import Head from '@docusaurus/Head';
import ThemeCodeBlock from '@theme/CodeBlock';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import CodeBlock from '@site/src/components/CodeBlock';
import PackageCmd from '@site/src/components/PackageCmd';
import Steps from '@site/src/components/Steps';
import TableFrame from '@site/src/components/TableFrame';

type HeadingProps = ComponentProps<typeof MDXHeading>;

/**
 * Components for most pages of Markdown, without an import. Others are in `plugins/markdown/markdown/components.ts` and loaded only by
 * the pages that use them.
 */
export const MARKDOWN_ELEMENTS = {
  CodeBlock: ThemeCodeBlock,
  CodeFence: CodeBlock,
  Details: MDXDetails,
  Head,
  PackageCmd,
  Steps,
  a: MDXA,
  code: MDXCode,
  details: MDXDetails,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  li: MDXLi,
  pre: MDXPre,
  table: TableFrame,
  ul: MDXUl,
};

function heading(level: HeadingProps['as']): ComponentType<Omit<HeadingProps, 'as'>> {
  return function MarkdownHeading(props) {
    return <MDXHeading {...props} as={level} />;
  };
}

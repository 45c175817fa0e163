import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Cards, {Card} from '@site/src/components/Cards';
import CodeBlock from '@site/src/components/CodeBlock';
import Diagram from '@site/src/components/Diagram';
import FileTree, {FileTreeEntry} from '@site/src/components/FileTree';
import {FootnoteBackLink, FootnotesHeading} from '@site/src/components/Footnotes';
import Image, {ImageFigure} from '@site/src/components/Image';
import LiveSample from '@site/src/components/LiveSample';
import PackageCmd from '@site/src/components/PackageCmd';
import Picture from '@site/src/components/Picture';
import Steps from '@site/src/components/Steps';
import TableFrame from '@site/src/components/TableFrame';
import TaskMark from '@site/src/components/TaskMark';
import Video from '@site/src/components/Video';

/** What authors write with, without an import, and what `plugins/markdown` makes of plain Markdown. */
export const MARKDOWN_ELEMENTS = {
  Card,
  Cards,
  CodeBlock,
  Diagram,
  FileTree,
  FileTreeEntry,
  FootnoteBackLink,
  FootnotesHeading,
  Image,
  ImageFigure,
  LiveSample,
  PackageCmd,
  Picture,
  Steps,
  TabItem,
  Tabs,
  Video,
  img: Image,
  input: TaskMark,
  table: TableFrame,
};

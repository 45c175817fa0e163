import type {ReactNode} from 'react';
import Figure from './Figure';
import CodeLine from './Figure/CodeLine';

/** Rows of both versions; the edges between them are in the drawing. */
const LINES = [
  {x: 16, y: 32, column: 0, text: 'type User {', tone: 'muted'},
  {x: 16, y: 60, column: 2, text: 'id: ID!', tone: 'muted'},
  {x: 16, y: 88, column: 2, text: 'name: String!', tone: 'danger'},
  {x: 16, y: 116, column: 2, text: 'email: String', tone: 'muted'},
  {x: 16, y: 144, column: 0, text: '}', tone: 'muted'},
  {x: 286, y: 32, column: 0, text: 'type User {', tone: 'muted'},
  {x: 286, y: 60, column: 2, text: 'id: ID!', tone: 'muted'},
  {x: 286, y: 88, column: 2, text: 'email: String', tone: 'muted'},
  {x: 286, y: 116, column: 2, text: 'avatar: URL', tone: 'success'},
  {x: 286, y: 144, column: 0, text: '}', tone: 'muted'},
] as const;

/** Two versions of a schema; the check lets an addition pass and stops a removal. */
export default function FigureGovern(): ReactNode {
  return (
    <Figure>
      <rect data-part="card" x="2" y="8" width="206" height="160" rx="8" />
      <rect data-part="card" x="272" y="8" width="206" height="160" rx="8" />
      <path data-part="line" d="M208 60H272M208 116C240 116 240 88 272 88" />
      <circle data-part="node" cx="208" cy="60" r="4" />
      <circle data-part="node" cx="272" cy="60" r="4" />
      <circle data-part="node" cx="208" cy="116" r="4" />
      <circle data-part="node" cx="272" cy="88" r="4" />
      <g data-tone="danger">
        <path data-part="band" d="M3 74H207v28H3z" />
        <path data-part="line" d="M208 88h18M226 82v12" />
        <circle data-part="node" cx="208" cy="88" r="4" />
      </g>
      <g data-tone="success">
        <path data-part="band" d="M273 102H477v28H273z" />
        <circle data-part="node" cx="272" cy="116" r="4" />
      </g>
      {LINES.map(({x, y, column, text, tone}) => (
        <CodeLine
          key={`${x} ${y}`}
          x={x}
          y={y}
          column={column}
          text={text}
          tone={tone}
          isStruck={tone === 'danger'}
        />
      ))}
      <CodeLine x={194} y={32} anchor="end" text="v1" />
      <CodeLine x={464} y={32} anchor="end" text="v2" />
      <path data-part="hairline" d="M240 204V316" />
      <g data-tone="success" transform="translate(2 234)">
        <CodeLine x={0} y={0} text="+ avatar" tone="success" />
        <line data-part="line" x1="5.6em" x2="470" />
        <circle data-part="node" cx="470" r="5" />
        <circle data-part="seal" cx="238" r="16" />
        <path data-part="line" d="M231 0.5l5 5 9-10" />
      </g>
      <g data-tone="danger" transform="translate(2 286)">
        <CodeLine x={0} y={0} text="- name" tone="danger" />
        <line data-part="line" x1="5.6em" x2="238" />
        <path data-part="dashes" d="M262 0H462" />
        <circle data-part="hairline" cx="470" r="5" />
        <circle data-part="seal" cx="238" r="16" />
        <path data-part="line" d="M232-6l12 12M244-6l-12 12" />
      </g>
    </Figure>
  );
}

import type {ReactNode} from 'react';
import Figure from './Figure';
import CodeLine from './Figure/CodeLine';

/** Code of the three cards; `tone` marks the field that travels from one to the next. */
const LINES = [
  {x: 18, y: 32, column: 0, text: 'type User {', tone: 'muted'},
  {x: 18, y: 60, column: 2, text: 'id: ID!', tone: 'muted'},
  {x: 18, y: 88, column: 2, text: 'name: String!', tone: 'accent'},
  {x: 18, y: 116, column: 2, text: 'email: String', tone: 'muted'},
  {x: 18, y: 144, column: 0, text: '}', tone: 'muted'},
  {x: 292, y: 32, column: 0, text: 'query {', tone: 'muted'},
  {x: 292, y: 60, column: 2, text: 'user {', tone: 'muted'},
  {x: 292, y: 88, column: 4, text: 'name', tone: 'accent'},
  {x: 292, y: 116, column: 2, text: '}', tone: 'muted'},
  {x: 292, y: 144, column: 0, text: '}', tone: 'muted'},
  {x: 18, y: 230, column: 0, text: '<h1>', tone: 'muted'},
  {x: 18, y: 258, column: 2, text: '{user.', tone: 'muted'},
  {x: 18, y: 258, column: 8, text: 'name', tone: 'accent'},
  {x: 18, y: 258, column: 12, text: '}', tone: 'muted'},
  {x: 18, y: 286, column: 0, text: '</h1>', tone: 'muted'},
] as const;

/** A field of the schema, selected by an operation, typed in a component. */
export default function FigureType(): ReactNode {
  return (
    <Figure>
      <rect data-part="card" x="2" y="8" width="208" height="160" rx="8" />
      <rect data-part="card" x="276" y="8" width="164" height="160" rx="8" />
      <rect data-part="card" x="2" y="204" width="438" height="108" rx="8" />
      <g data-tone="accent">
        <path data-part="band" d="M3 74H209v28H3zM277 74H439v28H277z" />
        <path data-part="line" d="M210 88H276M440 88a26 26 0 0 1 26 26v118a26 26 0 0 1-26 26" />
        <circle data-part="node" cx="210" cy="88" r="5" />
        <circle data-part="node" cx="276" cy="88" r="5" />
        <circle data-part="node" cx="440" cy="88" r="5" />
        <circle data-part="node" cx="440" cy="258" r="5" />
        <g transform="translate(18 258)">
          <line data-part="line" x1="8.2em" x2="9.6em" />
          <rect data-part="band" x="9.6em" y="-0.95em" width="8.4em" height="1.9em" rx="6" />
          <rect data-part="line" x="9.6em" y="-0.95em" width="8.4em" height="1.9em" rx="6" />
          <line data-part="line" x1="18em" x2="422" />
        </g>
      </g>
      <CodeLine x={18} y={258} column={17} text="name: string" tone="accent" />
      {LINES.map(({x, y, column, text, tone}) => (
        <CodeLine key={`${x} ${y} ${column}`} x={x} y={y} column={column} text={text} tone={tone} />
      ))}
    </Figure>
  );
}

import type {ReactNode} from 'react';
import Figure from './Figure';
import CodeLine, {CHARACTER_EM} from './Figure/CodeLine';

/** Three sources, each with the row of the field that it answers. */
const SOURCES = [
  {source: 'REST', field: 'user', y: 48, row: 112},
  {source: 'gRPC', field: 'orders', y: 160, row: 160},
  {source: 'GraphQL', field: 'stock', y: 272, row: 208},
] as const;

/** A browser, a phone and a terminal, each with the point where its edge arrives. */
const CLIENTS = [
  {
    id: 'browser',
    x: 406,
    y: 48,
    d: 'M412 22h60a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6v-40a6 6 0 0 1 6-6zM406 37h72',
  },
  {
    id: 'phone',
    x: 424,
    y: 160,
    d: 'M430 129h24a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6v-50a6 6 0 0 1 6-6zM438 183h8',
  },
  {
    id: 'terminal',
    x: 406,
    y: 272,
    d: 'M412 246h60a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6v-40a6 6 0 0 1 6-6zM420 263l9 9-9 9M436 281h14',
  },
] as const;

/** Several sources, one endpoint, any client. */
export default function FigureServe(): ReactNode {
  return (
    <Figure>
      <CodeLine x={252} y={46} anchor="middle" text="/graphql" tone="accent" />
      <rect data-part="card" x="176" y="68" width="152" height="184" rx="8" />
      {SOURCES.map(({source, field, y, row}) => (
        <g key={source}>
          <path data-part="line" d={`M104 ${y}C144 ${y} 136 ${row} 176 ${row}`} />
          <rect data-part="card" x="2" y={y - 26} width="102" height="52" rx="8" />
          <CodeLine x={53} y={y} anchor="middle" text={source} />
          <circle data-part="node" cx="104" cy={y} r="4.5" />
          <circle data-part="node" cx="176" cy={row} r="4.5" />
          <CodeLine x={192} y={row} text={field} />
          <g transform={`translate(192 ${row})`}>
            <line data-part="hairline" x1={`${field.length * CHARACTER_EM + 0.6}em`} x2="90" />
          </g>
          <path data-part="hairline" d={`M282 ${row}C308 ${row} 302 160 328 160`} />
        </g>
      ))}
      {CLIENTS.map(({id, x, y, d}) => (
        <g key={id}>
          <path data-part="device" d={d} />
          <g data-tone="accent">
            <path data-part="line" d={`M328 160C370 160 364 ${y} ${x} ${y}`} />
            <circle data-part="node" cx={x} cy={y} r="4.5" />
          </g>
        </g>
      ))}
      <circle data-part="node" data-tone="accent" cx="328" cy="160" r="8" />
    </Figure>
  );
}

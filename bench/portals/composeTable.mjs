const NAMES = {
  portal: 'this portal',
  classic: 'plain Docusaurus',
  classicFaster: 'the same with `future.faster`',
  starlight: 'Starlight',
};

/** Rows of the table: label, and the displayed part of a site's results. */
const ROWS = [
  ['document until idle, Brotli', (of) => kb(of('bytes document')?.total)],
  ['– of it scripts', (of) => kb(of('bytes document')?.bytes.Script ?? 0)],
  ['– of it styles', (of) => kb(of('bytes document')?.bytes.Stylesheet ?? 0)],
  ['– of it fonts', (of) => kb(of('bytes document')?.bytes.Font ?? 0)],
  ['– requests', (of) => of('bytes document')?.requests],
  ['home until idle, Brotli', (of) => kb(of('bytes home')?.total)],
  ['– requests', (of) => of('bytes home')?.requests],
  [
    'scripts of a document after a first intent',
    (of) => kb(of('bytes document')?.scriptsAfterIntent),
  ],
  ['Lighthouse performance, document', (of) => of('lighthouse document')?.score],
  ['– largest paint', (of) => ms(of('lighthouse document')?.lcp)],
  ['– total blocking time', (of) => ms(of('lighthouse document')?.tbt)],
  ['– layout shift', (of) => of('lighthouse document')?.cls],
  ['Lighthouse performance, home', (of) => of('lighthouse home')?.score],
  ['– largest paint', (of) => ms(of('lighthouse home')?.lcp)],
  ['– total blocking time', (of) => ms(of('lighthouse home')?.tbt)],
  ['Lighthouse performance, lowest of eight other kinds', (_of, all) => lowest(all)],
  ['click to new heading, slow profile', (of) => ms(of('navigation'))],
  ['cold build', (of) => build(of('build cold'))],
  ['warm build', (of) => build(of('build warm'))],
  ['search index, Brotli', (of) => kb(of('index bytes'))],
];

/**
 * Results of all portals side by side, with instructions to repeat them.
 *
 * @param {Record<string, any>} results by site and step
 * @param {{pages: number, rounds: number}} facts
 */
export function composeTable(results, {pages, rounds}) {
  const sites = Object.keys(NAMES).filter((name) => `${name} build cold` in results);
  const cells = ROWS.map(([label, show]) => [
    label,
    ...sites.map((site) => {
      const all = Object.entries(results).filter(([step]) => step.startsWith(`${site} `));
      return String(show((step) => results[`${site} ${step}`], Object.fromEntries(all)) ?? '–');
    }),
  ]);
  const head = ['', ...sites.map((site) => NAMES[site])];
  const line = (row) => `| ${row.join(' | ')} |`;
  return `# Measured beside peers

${pages} pages of Markdown, the same in each portal, served alike over HTTP/2 with Brotli; one machine, one run. Medians of ${rounds} for Lighthouse (mobile, simulated), of
seven for navigation (four times slower processor, 1.6 Mbit/s, 150 ms).

${[line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n')}

To repeat it:

\`\`\`sh
npm ci --prefix bench/portals
npm run build -- --locale en-US
npm run bench -- portals --fresh --write
\`\`\`
`;
}

function lowest(all) {
  const scores = Object.entries(all)
    .filter(([step]) => step.includes(' lighthouse /'))
    .map(([, {score}]) => score);
  return scores.length === 0 ? undefined : Math.min(...scores);
}

function kb(bytes) {
  return bytes === undefined ? undefined : `${(bytes / 1000).toFixed(1)} kB`;
}

function ms(time) {
  return time === undefined ? undefined : `${Math.round(time)} ms`;
}

function build(run) {
  return run === undefined
    ? undefined
    : `${run.seconds.toFixed(0)} s (${run.cpuSeconds.toFixed(0)} s of the processor), ${Math.round(run.peakMb)} MB`;
}

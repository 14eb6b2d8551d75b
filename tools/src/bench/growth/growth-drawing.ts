import { type GrowthFigures, growthOf, type GrowthLine, type GrowthPlot } from './growth-figures';

const [WIDTH, HEIGHT, COLUMNS, GAP] = [300, 190, 3, 16];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 14, 40, 26];
const [TITLE, LEGEND] = [46, 26];

/** Colours of the lines in a light and in a dark theme, with a contrast of at least 3 to 1 on the background. The first is that of the service. */
const COLOURS: [light: string, dark: string][] = [
  ['#0b62c4', '#6cb2ff'],
  ['#b3401f', '#ff9b73'],
  ['#6f6f00', '#d8cf4a'],
];
const DASHES = ['', '6 4', '2 4'];

/** Returns the drawings of a run: the text of each SVG file, by the name of the file. */
export function drawGrowth(figures: GrowthFigures): Record<string, string> {
  const { sizes, about } = figures;
  const draw = (title: string, plots: readonly GrowthPlot[]) => drawPlots({ title, about, sizes, plots });
  return {
    'lists.svg': draw('Lists: p95 in milliseconds', figures.lists),
    'requests.svg': draw('Other requests: p95 in milliseconds', figures.requests),
    'files.svg': draw('Files: thousands of rows a second', figures.files),
  };
}

interface Drawing {
  title: string;
  about: string;
  sizes: readonly number[];
  plots: readonly GrowthPlot[];
}

/** Draws plots side by side, all with the same logarithmic axes, so that their heights can be compared. */
function drawPlots({ title, about, sizes, plots }: Drawing): string {
  const columns = Math.min(COLUMNS, plots.length);
  const width = GAP + columns * (WIDTH + GAP);
  const height = TITLE + Math.ceil(plots.length / columns) * (HEIGHT + GAP) + LEGEND;
  const all = plots.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  const values = all.flatMap((value) => (value === null || value <= 0 ? [] : [value]));
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const axis = { low, high: Math.max(high, low + 1) };
  const names = [...new Set(plots.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  const drawn = plots.map((plot, place) => {
    const [x, y] = [GAP + (place % columns) * (WIDTH + GAP), TITLE + Math.floor(place / columns) * (HEIGHT + GAP)];
    return `<g transform="translate(${x} ${y})">${drawPlot(plot, { axis, sizes, names })}</g>`;
  });
  const legend = names.map((name, place) => {
    const x = GAP + place * 210;
    return `<g transform="translate(${x} ${height - LEGEND / 2})"><path class="line${place}" d="M0 0H34"/><text x="42" y="4">${escaped(name)}</text></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style><rect class="page" width="100%" height="100%"/>`,
    `<text class="heading" x="${GAP}" y="22">${escaped(title)}</text><text class="soft" x="${GAP}" y="38">${escaped(about)}</text>`,
    ...drawn,
    ...legend,
    '</svg>\n',
  ].join('\n');
}

interface Axes {
  /** Powers of ten at the ends of the vertical axis. */
  axis: { low: number; high: number };
  sizes: readonly number[];
  /** Names of all lines of the drawing, in the order of their colours. */
  names: readonly string[];
}

function drawPlot(plot: GrowthPlot, { axis, sizes, names }: Axes): string {
  const [inner, tall] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM];
  const xOf = (place: number) => round(LEFT + (sizes.length === 1 ? 0 : (place / (sizes.length - 1)) * inner));
  const yOf = (value: number) => round(TOP + (1 - (Math.log10(value) - axis.low) / (axis.high - axis.low)) * tall);
  const powers = Array.from({ length: axis.high - axis.low + 1 }, (_, step) => 10 ** (axis.low + step));
  const grid = powers.map((power) => {
    const y = yOf(power);
    return `<path class="grid" d="M${LEFT} ${y}H${WIDTH - RIGHT}"/><text class="soft" text-anchor="end" x="${LEFT - 6}" y="${y + 4}">${shortNumber(power)}</text>`;
  });
  const ticks = sizes.map((size, place) => {
    const anchor = place === sizes.length - 1 ? 'end' : 'middle';
    return `<text class="soft" text-anchor="${anchor}" x="${place === sizes.length - 1 ? WIDTH - RIGHT : xOf(place)}" y="${HEIGHT - 8}">${shortNumber(size)}</text>`;
  });
  const drawLine = ({ name, values }: GrowthLine) => {
    const place = names.indexOf(name);
    const points = values.flatMap((value, at) => (value === null || value <= 0 ? [] : [[xOf(at), yOf(value)] as const]));
    const path = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return `<path class="line${place}" d="${path}"/>${points.map(([x, y]) => `<circle class="dot${place}" cx="${x}" cy="${y}" r="3"/>`).join('')}`;
  };
  const growth = growthOf(plot);
  // The line of the service is drawn last, above the others.
  const lines = [...plot.lines].reverse().map(drawLine);
  return [
    `<rect class="plot" width="${WIDTH}" height="${HEIGHT}" rx="4"/><text class="name" x="10" y="20">${escaped(plot.title)}</text>`,
    Number.isFinite(growth)
      ? `<text class="soft" text-anchor="end" x="${WIDTH - RIGHT}" y="20">× ${growth.toFixed(2)}</text>`
      : '',
    ...grid,
    ...ticks,
    ...lines,
  ].join('');
}

const rules = (theme: 0 | 1, page: string, plot: string, text: string, soft: string, grid: string) =>
  [
    `.page{fill:${page}}.plot{fill:${plot}}text{fill:${text}}.soft{fill:${soft}}.grid{stroke:${grid}}`,
    ...COLOURS.map((colours, place) => `.line${place}{stroke:${colours[theme]}}.dot${place}{fill:${colours[theme]}}`),
  ].join('');

/** Text sizes and colours. The background is part of the drawing, so that it is legible wherever it is shown. */
const STYLE = [
  `text{font:12px system-ui,sans-serif}.heading{font-size:16px;font-weight:600}.name{font-size:13px;font-weight:600}.soft{font-size:11px}path{fill:none}`,
  ...DASHES.map((dash, place) => `.line${place}{stroke-width:2;stroke-dasharray:${dash === '' ? 'none' : dash}}`),
  rules(0, '#ffffff', '#f5f6f8', '#1c1e21', '#565b63', '#d5d8dd'),
  `@media (prefers-color-scheme:dark){${rules(1, '#15171a', '#1f2227', '#eceef1', '#a9b0ba', '#3a3f47')}}`,
].join('');

/** Returns a number with the units k and M, such as 10k. */
function shortNumber(value: number): string {
  if (value >= 1_000_000) return `${value / 1e6}M`;
  return value >= 1_000 ? `${value / 1e3}k` : String(round(value));
}

const round = (value: number) => Math.round(value * 100) / 100;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

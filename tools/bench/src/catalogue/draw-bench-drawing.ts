import { catalogueSize } from './bench-numbers.ts'
import { between, type Chance } from './seeded.ts'

const PER_ROW = 20
const CELL = 100
const outline = 'fill="none" stroke="#16242b" stroke-linecap="round" stroke-linejoin="round"'
const lettering = 'stroke="#16242b" text-anchor="middle" font-family="sans-serif" font-size="12"'

/** Elements of a part besides its paths: its group, its title and a balloon of six elements. */
const ELEMENTS_PER_PART = 8

/** Draws an exploded view in the demo's style with 5,000 elements: a part and a balloon for every line, and flow lines. */
export function drawBenchDrawing(title: string, parts: readonly string[], chance: Chance): string {
  const wanted = Math.floor(catalogueSize.drawingElements / parts.length) - ELEMENTS_PER_PART
  const rest = catalogueSize.drawingElements - parts.length * (wanted + ELEMENTS_PER_PART) - 3
  const height = Math.ceil(parts.length / PER_ROW) * CELL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PER_ROW * CELL} ${height}" class="dwg">`,
    `<title>${title}</title>`,
    `<g class="flow">${times(rest, () => flowLine(height, chance))}</g>`,
    ...parts.map((part, index) => drawPart(part, index, wanted, chance)),
    ...parts.map(drawBalloon),
    '</svg>',
  ].join('\n')
}

function drawPart(part: string, index: number, paths: number, chance: Chance): string {
  const { x, y } = placeOf(index)
  const classes = ['f', 's', 'm', 'e', 'd', 't']
  const drawn = times(paths, (path) => {
    const fill = path === 0 ? ' fill="#fff"' : ''
    return `<path class="${classes[path % classes.length]}"${fill} d="${ring(x, y, 34 - path * 3, chance)}"/>`
  })
  return `<g class="part" data-part-number="${part}" data-no="${index + 1}" ${outline}><title>${part}</title>${drawn}</g>`
}

/** A closed outline with a dozen corners around a point. */
function ring(x: number, y: number, radius: number, chance: Chance): string {
  const corners = times(12, (corner) => {
    const angle = (corner * Math.PI) / 6
    const reach = radius * (0.8 + chance() * 0.3)
    return `L${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${corners.slice(1)}Z`
}

function flowLine(height: number, chance: Chance): string {
  const [x, y] = [between(chance, 0, PER_ROW * CELL), between(chance, 0, height)]
  return `<path class="c" fill="none" stroke="#0b6b74" d="M${x} ${y}l${CELL} ${CELL / 2}"/>`
}

function drawBalloon(part: string, index: number): string {
  const { x, y } = placeOf(index)
  const at = `cx="${x + 40}" cy="${y - 40}"`
  return [
    `<g class="balloon" data-part-number="${part}" data-no="${index + 1}" ${lettering}>`,
    `<path class="l" fill="none" d="M${x + 40} ${y - 40}L${x} ${y}"/>`,
    `<circle class="dot" cx="${x}" cy="${y}" r="2"/>`,
    `<circle class="hit" fill="transparent" ${at} r="14"/><circle class="b" fill="#fff" ${at} r="10"/>`,
    `<text x="${x + 40}" y="${y - 40}" dy=".36em">${index + 1}</text></g>`,
  ].join('')
}

function placeOf(index: number) {
  return { x: (index % PER_ROW) * CELL + CELL / 2, y: Math.floor(index / PER_ROW) * CELL + CELL / 2 }
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

import styled from 'styled-components'
import type { ServiceSlug } from '#content/services/services.ts'
import { notPrinted } from '#style/media.ts'
import { fills } from '#ui/art/fills.ts'

type Look = 'sheet' | 'thin' | 'line' | 'good' | 'warn' | 'wood' | 'glow' | 'night'

/** The shapes of each drawing, 240 by 150, from back to front. Where it has more height, the sheets reach down to its end. */
const drawings: Record<ServiceSlug, readonly (readonly [Look, string])[]> = {
  // A letter with its address, a figure that is checked, a signature and a stamp.
  'text-generation': [
    ['sheet', 'M54 16h132v400H54z'],
    ['thin', 'M70 32h44M70 39h30M70 58h100M70 68h92M70 78h34M140 78h30M70 88h70'],
    ['good', 'M108 78h26'],
    ['line', 'M72 122c6-16 12-16 10-2s6 6 10-6 6 14 10 4 8-6 14-4h10'],
    ['good', `${circle(154, 118, 18)}M145 118l6 7 12-14`],
  ],
  'image-creation': [
    ['sheet', 'M30 18h180v400H30z'],
    ['glow', 'M42 30h48v48H42zM42 90h48v60H42z'],
    ['night', 'M98 30h100v48H98zM98 90h48v60H98zM154 90h44v60h-44z'],
    ['wood', 'M48 52h36v16H48zM134 52h54v18h-54zM48 120h36v16H48zM104 120h36v16h-36zM160 120h33v16h-33z'],
  ],
  // The tracks of a piece and where it is played.
  'music-production': [
    ['sheet', 'M24 20h192v400H24z'],
    ['thin', 'M36 72h168M36 112h168'],
    ['warn', wave(30, 52, 16, 28)],
    ['good', wave(78, 92, 13, 20)],
    ['line', wave(30, 132, 11, 11) + wave(144, 132, 11, 9) + 'M128 28v122M122 28h12'],
  ],
  // What is said, with the button that plays it.
  'voice-synthesis': [
    ['sheet', 'M30 26h180v88H84l-24 24v-24H30z'],
    ['good', `${circle(62, 70, 18)}M57 61l15 9-15 9z`],
    ['warn', wave(88, 70, 24, 18)],
  ],
  // Two shots on a film, and the line of time below them.
  'video-generation': [
    ['sheet', 'M20 22h200v400H20z'],
    ['thin', Array.from({ length: 12 }, (_, index) => `M${29 + 16 * index} 30h6M${29 + 16 * index} 104h6`).join('')],
    ['night', 'M30 40h86v54H30zM124 40h86v54h-86z'],
    ['glow', 'M62 54l24 13-24 13zM146 76h42v18h-42zM160 62h14v14h-14z'],
    ['line', 'M30 126h180'],
    ['warn', 'M30 126h58M88 116v20'],
  ],
  // A mail, the software that reads it, and the person who approves what it found.
  'ai-development': [
    ['sheet', 'M20 26h56v42H20zM92 26h56v42H92zM164 26h56v42h-56zM92 86h56v400H92z'],
    ['line', 'M28 34h40v26H28zM28 34l20 15 20-15M76 47h16M148 47h16M120 68v18'],
    ['warn', `M104 40h32M104 54h18${circle(120, 108, 9)}M104 142c0-20 32-20 32 0`],
    ['good', 'M182 47l7 8 14-16'],
  ],
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`
}

/** A waveform of `count` lines around `middle`. */
function wave(left: number, middle: number, height: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const half = Math.round(height * (0.15 + 0.85 * Math.abs(Math.sin(index * 1.3) * Math.cos(index * 0.55))))
    return `M${left + index * 6 + 6} ${middle - half}v${2 * half}`
  }).join('')
}

/** A small drawing of what a service delivers. Decorative. */
export function ServiceArt({ slug }: { slug: ServiceSlug }) {
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true">
      {drawings[slug].map(([tone, path]) => (
        <path key={path} className={tone} d={path} />
      ))}
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 100%;
  background: linear-gradient(var(--dusk-6), var(--dusk-4) 60%, var(--dusk-2));
  stroke-width: 4;
  stroke-linejoin: round;

  :is(.thin, .line, .good, .warn) {
    fill: none;
  }

  ${fills({ '.sheet': 'var(--raised)', '.glow': 'var(--dusk-1)', '.night': 'var(--dusk-4)', '.wood': 'var(--dusk-6)' })}
  .thin {
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .line {
    stroke: var(--ink-soft);
    stroke-width: 3;
  }
  .good {
    stroke: var(--positive);
  }
  .warn {
    stroke: var(--accent);
  }

  ${notPrinted}
`

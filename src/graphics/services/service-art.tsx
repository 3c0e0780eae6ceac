import styled from 'styled-components'
import type { ServiceSlug } from '#content/services.ts'
import { notPrinted } from '#style/media.ts'

type Tone = 'sheet' | 'line' | 'good' | 'warn' | 'wood' | 'room' | 'night'

/** The shapes of each drawing, 240 by 150, from back to front. Where it has more height, the sheets reach down to its end. */
const drawings: Record<ServiceSlug, readonly (readonly [Tone, string])[]> = {
  'text-generation': [
    ['sheet', 'M44 20h152v400H44z'],
    ['line', 'M60 38h40M60 58h64M60 74h20M132 74h40M60 90h52M76 116h56M76 132h40'],
    ['good', 'M132 58h44M88 74h36M60 116h6M60 132h6M156 116h24'],
    ['warn', 'M122 90h36M156 132h24'],
  ],
  'image-creation': [
    ['sheet', 'M30 18h180v400H30z'],
    ['room', 'M42 30h48v48H42zM42 90h48v60H42z'],
    ['night', 'M98 30h100v48H98zM98 90h48v60H98zM154 90h44v60h-44z'],
    ['wood', 'M48 52h36v16H48zM134 52h54v18h-54zM48 120h36v16H48zM104 120h36v16h-36zM160 120h33v16h-33z'],
  ],
  'music-production': [
    ['sheet', 'M24 20h192v400H24z'],
    ['line', 'M36 32v118M82 32v118M128 32v118M174 32v118'],
    ['warn', wave(36, 52, 16, 28)],
    ['good', wave(82, 92, 13, 20)],
    ['line', wave(82, 132, 11, 7) + wave(174, 132, 11, 5)],
  ],
  'voice-synthesis': [
    ['sheet', 'M36 22h168v96H84l-24 24v-24H36z'],
    ['line', 'M54 42h86M54 82h40'],
    ['warn', wave(54, 60, 9, 20)],
    ['good', 'M104 82h52' + wave(54, 100, 9, 22)],
  ],
  'video-generation': [
    ['sheet', 'M30 18h180v400H30z'],
    ['night', 'M42 30h64v36H42zM42 76h64v36H42z'],
    ['room', 'M66 38l20 10-20 10zM58 84h32v20H58z'],
    ['line', 'M118 48h76M118 60h48M118 94h68M118 106h38'],
    ['warn', 'M118 36h22M42 130h38'],
    ['good', 'M118 82h22M86 130h60M152 130h46'],
  ],
  'ai-development': [
    ['sheet', 'M30 18h180v400H30z'],
    ['line', 'M52 36v100M68 36h40M68 52h92M48 36h8M48 64h8M68 64h64M180 52h14M180 64h14'],
    ['warn', 'M46 92h12M68 92h58M180 92h14M68 104h34'],
    ['good', 'M46 130h12M68 130h82'],
  ],
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

  .sheet {
    fill: var(--raised);
  }
  .room {
    fill: var(--dusk-1);
  }
  .night {
    fill: var(--dusk-4);
  }
  .wood {
    fill: var(--dusk-6);
  }
  .line {
    stroke: var(--line-strong);
  }
  .good {
    stroke: var(--positive);
  }
  .warn {
    stroke: var(--accent);
  }

  ${notPrinted}
`

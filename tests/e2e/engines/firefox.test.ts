import { testEngine } from './every-engine.ts'
import { startFirefox } from './firefox.ts'
import { firefox } from './programs.ts'

testEngine('Firefox', 'en', firefox === undefined ? undefined : startFirefox.bind(null, firefox))

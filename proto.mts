import { chromium } from '@playwright/test'
import { serve } from './tooling/serve.ts'
const { url, close } = await serve({ backend: { fetch: async () => new Response('') }, port: 0 })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const list = [[1440,'dark','en','/servces/text-genration'],[390,'dark','de','/servces/text-genration'],[390,'light','en','/'+'x'.repeat(2990)],[1440,'light','de','/leistungen']] as const
for (const [i,[width, theme, lng, path]] of list.entries()) {
  const c = await b.newContext({ viewport: { width, height: 900 }, locale: lng==='de'?'de-DE':'en-US', reducedMotion: 'reduce' })
  const p = await c.newPage()
  p.on('console', m => console.log(width, m.type(), m.text().slice(0,160)))
  p.on('pageerror', e => console.log('ERR', e.message))
  await p.addInitScript(t => { localStorage.setItem('theme', t); (window as any).cls=0; new PerformanceObserver(l=>{for(const e of l.getEntries() as any) (window as any).cls+=e.value}).observe({type:'layout-shift',buffered:true}) }, theme)
  await p.goto(url + path); await p.waitForTimeout(2500)
  console.log(width, theme, lng, 'cls', await p.evaluate(() => (window as any).cls), await p.evaluate(()=>document.querySelector('[aria-live=polite] ol')?.parentElement?.textContent), await p.evaluate(()=>{const e=document.querySelector('ol[role=list]')!.parentElement!;const a=e.previousElementSibling!;return [e.getBoundingClientRect().height,[...e.children].reduce((s,x)=>s+x.getBoundingClientRect().height,0),a.getBoundingClientRect().height,a.scrollHeight]}))
  await p.screenshot({ path: `/tmp/h/fs-nf${i}.png`, fullPage: true })
  await c.close()
}
await b.close(); await close(); process.exit(0)

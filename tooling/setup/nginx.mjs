import { ensureProgram } from './program.mjs'

/** The path of nginx as an environment for the tests. Without one it is empty: the tests say so and skip what needs it. */
export function nginxEnv() {
  const nginx = ensureProgram({
    variable: 'NGINX_PATH',
    names: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    debianPackage: 'nginx-light',
  })
  return nginx ? { NGINX_PATH: nginx } : {}
}

import { none, nginxMaps, quoted } from './nginx-maps.ts'
import { pathLimit } from './path.ts'
import { securityHeaders, type Policy } from './rules.ts'

interface NginxOptions {
  /** As nginx spells it, e.g. `80` or `unix:/tmp/site.sock`. */
  listen: string
  /** The folder of the built site on the server. */
  root: string
  serverName: string
}

/**
 * The configuration of nginx, to be included in its `http` block. It needs no module: the compressed copy is chosen by
 * a map. All headers stand once, at the server, because a location with a header of its own would inherit none.
 */
export function nginxConf(policy: Policy, { listen, root, serverName }: NginxOptions): string {
  const headers = {
    ...securityHeaders(policy),
    'Content-Type': '$site_type',
    'Content-Encoding': '$site_encoding',
    'Content-Language': '$site_language',
    'Cache-Control': '$site_cache',
    Vary: '$site_vary',
    Allow: '$site_allow',
  }
  return `# Written by the build; goes into the http block, e.g. as /etc/nginx/conf.d/site.conf.
${nginxMaps()}

server {
  listen ${listen};
  server_name ${serverName};
  root ${root};
  # Certificates belong to the server: a file that no build overwrites, beside the main nginx.conf.
  include ${serverName}.tls*.conf;
  server_tokens off;
  absolute_redirect off;
  # The build has compressed everything already; types come from the map above, which knows the compressed copies.
  gzip off;
  types {}
  default_type "";
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  if ($request_uri ~ "^[^?]{${pathLimit + 1}}") { return 414; }
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($site_canonical != $site_path) { return 301 $site_canonical$is_args$args; }
  if ($site_page_of_file) { return 301 $site_page_of_file; }

  location / { try_files $site_file$site_copy $site_file =404; }

  # nginx calls an address that it cannot decode a bad request; for a visitor it is a page that is not there.
  error_page 404 ${none};
  error_page 400 =404 ${none};
  location = ${none} {
    internal;
    try_files $site_folder/404.html$site_copy $site_folder/404.html =404;
  }
}
`
}

/** The files of the project's folder that no development server may serve, as patterns of Vite's `server.fs.deny`. */
export const privateFiles = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '*.csv']

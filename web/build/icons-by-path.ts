import type { Plugin } from 'vite';

const IMPORTED = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Asks for each icon by its own file. Asked for by the package's list of them, each would bring along six thousand
 * modules to be read and thrown away: more than half of all that the build reads.
 */
export function iconsByPath(): Plugin {
  return {
    name: 'icons-by-path',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: "'@tabler/icons-react'" },
      handler: (code) =>
        code.replace(IMPORTED, (_, names: string) => names.split(',').map(importOf).join(' ')),
    },
  };
}

/** A type says nothing to the bundler, which drops it wherever it comes from. */
function importOf(written: string): string {
  const [name, as = name] = written.trim().split(' as ');
  if (!name || name.startsWith('type ')) return '';
  return `import ${as} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`;
}

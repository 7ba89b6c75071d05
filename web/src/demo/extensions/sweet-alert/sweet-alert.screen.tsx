import type { ComponentType } from 'react';
import { ExtensionPage } from '../extension-page.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});

export default function SweetAlertScreen() {
  return (
    <ExtensionPage
      page="sweet-alert"
      examples={EXAMPLES}
      sources={SOURCES}
      order={['basic', 'kinds', 'answers', 'places', 'entrances', 'countdown', 'picture', 'look-up']}
    />
  );
}

import type { ComponentType } from 'react';
import { ExtensionPage } from '../extension-page.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});

export default function PlayerScreen() {
  return (
    <ExtensionPage
      page="react-player"
      min={480}
      examples={EXAMPLES}
      sources={SOURCES}
      order={['native', 'audio', 'controlled']}
    />
  );
}

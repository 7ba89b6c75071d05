import type { ComponentType } from 'react';
import { ExtensionPage } from '../extension-page.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});

export default function DragAndDropScreen() {
  return (
    <ExtensionPage
      page="drag-and-drop"
      examples={EXAMPLES}
      sources={SOURCES}
      order={['cards', 'list', 'exchange', 'copies', 'handles', 'several']}
    />
  );
}

import type { ComponentType } from 'react';
import { ExtensionPage } from '../extension-page.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});

export default function TourScreen() {
  return (
    <ExtensionPage
      page="tour"
      library={{ name: 'driver.js', home: 'https://driverjs.com' }}
      examples={EXAMPLES}
      sources={SOURCES}
      order={['shell', 'bill']}
    />
  );
}

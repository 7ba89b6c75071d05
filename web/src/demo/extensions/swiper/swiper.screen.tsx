import type { ComponentType } from 'react';
import { ExtensionPage } from '../extension-page.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});

export default function SwiperScreen() {
  return (
    <ExtensionPage
      page="swiper"
      library={{ name: 'Swiper', home: 'https://swiperjs.com' }}
      examples={EXAMPLES}
      sources={SOURCES}
      order={[
        'default',
        'navigation',
        'pagination',
        'fraction',
        'progress',
        'several',
        'rows',
        'centred',
        'centred-press',
        'fade',
        'cube',
        'coverflow',
        'autoplay',
        'thumbs',
        'lazy',
        'responsive',
        'virtual',
      ]}
    />
  );
}

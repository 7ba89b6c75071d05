import { LayoutNote } from './layout-note.tsx';
import { SomeContent } from './some-content.tsx';

export default function LayoutBoxedScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="boxed" />
      <SomeContent />
    </div>
  );
}

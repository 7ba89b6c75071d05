import { LayoutNote } from './layout-note.tsx';
import { SomeContent } from './some-content.tsx';

export default function WithoutMenuScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="withoutMenu" />
      <SomeContent />
    </div>
  );
}

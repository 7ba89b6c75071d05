import { LayoutNote } from './layout-note.tsx';
import { SomeContent } from './some-content.tsx';

export default function CollapseMenuScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="collapseMenu" />
      <SomeContent />
    </div>
  );
}

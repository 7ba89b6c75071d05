import EcommerceScreen from '../ecommerce/ecommerce.screen.tsx';
import { LayoutNote } from './layout-note.tsx';

export default function CollapseMenuScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="collapseMenu" />
      <EcommerceScreen />
    </div>
  );
}

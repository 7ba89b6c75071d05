import styles from './player.module.css';
import sunnyDay from './sunny-day.webm';

export default function NativeVideo() {
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody speaks in it; the text beside it says what is seen
    <video
      className={styles.video}
      src={sunnyDay}
      width={640}
      height={360}
      controls
      playsInline
      preload="metadata"
      aria-label="Un día de sol en la cubierta: la potencia de las placas, de la mañana a la noche"
    />
  );
}

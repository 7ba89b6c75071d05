/** Draws a turbine that turns for ever. It stands in for a video, without a player or a network. */
export function movingPicture(): string {
  const blade = (turn: number) => `<path transform="rotate(${turn})" d="M-3-4Q2-36 0-76 7-36 3-4z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><style>@keyframes t{to{transform:rotate(360deg)}}#r{animation:t 7s linear infinite}@media(prefers-reduced-motion:reduce){#r{animation:none}}</style><path fill="#cfe8f5" d="M0 0h640v360H0z"/><circle cx="500" cy="86" r="38" fill="#fff3cf"/><path fill="#8db8a8" d="M0 260q160-90 330-30t310-40v170H0z"/><path fill="#2f6f63" d="M0 310q170-60 340-16t300-24v90H0z"/><g fill="#fff" transform="translate(250 140)"><path d="M-3 0h6l4 160h-14z"/><g id="r">${[0, 120, 240].map(blade).join('')}</g><circle r="6"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

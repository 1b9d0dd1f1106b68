/** Lets the shop's files be kept on the device once it is built; a browser that refuses costs nothing but that. */
export function keepShop() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/offline.js').catch(() => undefined)
}

export * from './contract.ts'
export * from './ribbon-texts.ts'

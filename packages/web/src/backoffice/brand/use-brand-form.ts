import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Brand, brandMessages, changeShop, checkBrand, getShop } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { ChangeEvent } from 'react'
import { call, followSession, query } from '../../core/api/index.ts'
import { reloadBrand } from '../../core/ui/shop-brand.ts'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'

export type Shop = ReplyOf<typeof getShop>

/** Shop as of page load or last save, never refetched, so that a newer version is not overwritten unseen. */
export const shopQuery = { ...query(getShop, {}), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

export type BrandForm = ReturnType<typeof useBrandForm>

/** Form of the shop's brand: values, errors and save. */
export function useBrandForm(shop: Shop) {
  const save = useSaveBrand(shop)
  const form = useForm({ start: shop.brand, check: checkBrand, onValid: submit, failure: save.error })
  return {
    ...form,
    isSaving: save.isPending,
    part,
    undo() {
      form.reset()
      save.reset()
    },
  }

  function submit(brand: Brand): void {
    if (!save.isPending) save.mutate(brand, { onSuccess: form.reset })
  }

  /** Binds a field to a text in a part of the brand: `part('contact', 'phone')`. */
  function part<Part extends 'contact' | 'mail'>(name: Part, key: TextOf<Brand[Part]>) {
    const texts: Record<string, unknown> = form.typed[name]
    return {
      value: typeof texts[key] === 'string' ? texts[key] : '',
      error: form.errors[`${name}.${key}`],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        form.edit({ [name]: { ...form.typed[name], [key]: target.value } }),
    }
  }
}

type TextOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | null ? Key : never
}[keyof Part & string]

/** Saves the brand and shows it on screen at once. */
function useSaveBrand({ version }: Shop) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (brand: Brand) => call(changeShop, { brand, version }),
    onSuccess: async (saved, brand) => {
      client.setQueryData<Shop>(
        shopQuery.queryKey,
        (shop) => shop && { ...shop, brand, version: saved.version },
      )
      // The provider's company has the shop's name.
      await Promise.all([reloadBrand(), followSession()])
      toast.success(brandMessages.saved)
    },
  })
}

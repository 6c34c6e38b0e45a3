// Finds types by the records of conformances that the compiler leaves in each image. C, because records are read by
// their layout, which docs/ABI/TypeMetadata.rst of the Swift project describes: offsets that are relative to the
// place where they stand. A type that is found is cast to the protocol by the caller, so that the runtime has the
// last word.

#include "conforming-types.h"

#include <stdbool.h>
#include <stdint.h>

// As SwiftShims/MetadataSections.h of the toolchain has it, up to what is read here.
struct section {
  uintptr_t start;
  size_t length;
};

struct sections {
  uintptr_t version;
  const void *base;
  const void *unused[2];
  struct section protocols;
  struct section conformances;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *sections, void *context), void *context);

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
};

// What an access function returns; a complete type where the request was 0.
struct metadata_response {
  const void *metadata;
  size_t state;
};

// The descriptors of the protocols, by the names that the compiler gives them: to rename one fails to link.
extern const char preview_registry __asm__("$s11SwiftUICore15PreviewRegistryMp");
extern const char preview_provider __asm__("$s11SwiftUICore15PreviewProviderMp");

static const void *relative(const int32_t *place) {
  return *place == 0 ? NULL : (const char *)place + *place;
}

// The lowest bit says that the place holds the address, not the thing.
static const void *relative_indirectable(const int32_t *place) {
  int32_t offset = *place & ~1;
  if (offset == 0) return NULL;
  const void *target = (const char *)place + offset;
  return *place & 1 ? *(const void *const *)target : target;
}

static const struct type_descriptor *described_type(const struct conformance *conformance) {
  const void *target = relative(&conformance->type);
  switch (conformance->flags >> 3 & 7) {
  case 0: return target;
  case 1: return target ? *(const void *const *)target : NULL;
  default: return NULL;  // Classes of Objective-C, which Linux has not.
  }
}

static const void *metadata(const struct type_descriptor *type) {
  enum { kind_mask = 0x1F, class_kind = 16, structure_kind = 17, enumeration_kind = 18, generic = 0x80 };
  uint32_t kind = type->flags & kind_mask;
  if (kind < class_kind || kind > enumeration_kind || type->flags & generic) return NULL;
  struct metadata_response (*access)(size_t request) =
      (struct metadata_response (*)(size_t))relative(&type->access_function);
  return access ? access(0).metadata : NULL;
}

struct search {
  const void *protocol;
  void (*body)(const void *metadata, void *context);
  void *context;
  size_t count;
};

static bool look(const struct sections *sections, void *context) {
  struct search *search = context;
  const int32_t *records = (const int32_t *)sections->conformances.start;
  size_t count = sections->conformances.length / sizeof *records;
  search->count += count;
  for (size_t index = 0; index < count; index++) {
    const struct conformance *conformance = relative(&records[index]);
    if (!conformance || relative_indirectable(&conformance->protocol) != search->protocol) continue;
    const struct type_descriptor *type = described_type(conformance);
    const void *found = type ? metadata(type) : NULL;
    if (found) search->body(found, search->context);
  }
  return true;
}

size_t swiftui_each_conforming_type(
    swiftui_protocol protocol, void (*body)(const void *metadata, void *context), void *context) {
  struct search search = {
      protocol == SwiftUIPreviewRegistryProtocol ? &preview_registry : &preview_provider, body, context, 0};
  swift_enumerateAllMetadataSections(look, &search);
  return search.count;
}

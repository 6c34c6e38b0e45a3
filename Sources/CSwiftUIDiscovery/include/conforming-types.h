#ifndef SWIFTUI_CONFORMING_TYPES_H
#define SWIFTUI_CONFORMING_TYPES_H

#include <stddef.h>

/// The protocols whose conforming types can be asked for.
typedef enum {
  SwiftUIPreviewRegistryProtocol,
  SwiftUIPreviewProviderProtocol,
} swiftui_protocol;

/// Calls `body` with the metadata of each type of the program that declares a conformance to the protocol and is not
/// generic. Returns how many records there are of all protocols, by which a test sees that the layout is still right.
size_t swiftui_each_conforming_type(
    swiftui_protocol protocol, void (*body)(const void *metadata, void *context), void *context);

#endif

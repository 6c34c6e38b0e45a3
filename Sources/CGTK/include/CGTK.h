#ifndef CGTK_H
#define CGTK_H

// A headless build (package trait GTK off) compiles this target on machines without GTK.
#if __has_include(<adwaita.h>)
#include <adwaita.h>
#include <glib-unix.h>

#include "SwiftUIDrawing.h"
#include "SwiftUIGObject.h"
#include "SwiftUIIndexList.h"
#include "SwiftUILayout.h"
#include "SwiftUIMainQueue.h"
#endif

#endif

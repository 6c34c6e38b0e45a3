@_exported import struct SwiftUICore.UTType

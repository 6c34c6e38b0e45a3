@_exported import ViewInspectorCore

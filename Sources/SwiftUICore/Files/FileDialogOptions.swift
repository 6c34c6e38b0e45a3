import Foundation

/// What a dialog for files says, as modifiers around it set it.
package struct FileDialogOptions {
  package var message: Text?
  package var confirmationLabel: Text?
  package var defaultDirectory: URL?
  package var customizationID: String?
  package var filenameLabel: Text?
  package var browserOptions: FileDialogBrowserOptions = []
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

/// Options of dialogs for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension EnvironmentValues {
  package var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

extension View {
  /// Configures the title of the dialogs for files in this view.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.message = message }
  }

  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Configures the label of the button that accepts.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
  }

  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// Configures the directory that dialogs for files in this view begin with.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.defaultDirectory = defaultDirectory }
  }

  /// Configures the behavior of the dialogs for files in this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    keptAsValue().transformEnvironment(\.fileDialogOptions) { $0.browserOptions = options }
  }

  /// Names the configuration that the dialogs for files in this view remember, where the desktop has one.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    keptAsValue().transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
  }
}

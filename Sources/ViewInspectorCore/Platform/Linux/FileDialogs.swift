#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

extension ViewType {
  /// The dialog in which the user chooses files to open.
  public struct FileImporter: FileDialogType { public static let typePrefix = "" }
  /// The dialog in which the user chooses where documents are written.
  public struct FileExporter: FileDialogType { public static let typePrefix = "" }
  /// The dialog in which the user chooses where files are moved to.
  public struct FileMover: FileDialogType { public static let typePrefix = "" }
}

/// A type of dialog for files.
public protocol FileDialogType: BaseViewType {}

extension InspectableView {
  /// The dialog of the view's index-th `fileImporter`.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func fileImporter(_ index: Int? = nil) throws -> InspectableView<ViewType.FileImporter> {
    try fileDialog(FileImporterModifier.self, "fileImporter", index)
  }

  /// The dialog of the view's index-th `fileExporter`.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func fileExporter(_ index: Int? = nil) throws -> InspectableView<ViewType.FileExporter> {
    try fileDialog(FileExporterModifier.self, "fileExporter", index)
  }

  /// The dialog of the view's index-th `fileMover`.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func fileMover(_ index: Int? = nil) throws -> InspectableView<ViewType.FileMover> {
    try fileDialog(FileMoverModifier.self, "fileMover", index)
  }

  private func fileDialog<M: FileDialogSource, T: FileDialogType>(
    _ modifier: M.Type, _ call: String, _ index: Int?
  ) throws -> InspectableView<T> {
    let found = content.medium.viewModifiers.filter { $0.modifier is M }
    let position = index ?? 0
    guard found.indices.contains(position) else { throw missingModifier(call, index: position) }
    guard (found[position].modifier as? M)?.isPresented.wrappedValue == true else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(type: T.self))
    }
    return modifierStep(found[position], call, index)
  }
}

extension InspectableView where View: FileDialogType {
  /// Closes the dialog as it does when the user has chosen files, or could not; calls its `onCompletion`.
  public func callOnCompletion(_ result: Result<[URL], any Error>) throws {
    let source = try source()
    source.isPresented.wrappedValue = false
    source.onCompletion(result)
  }

  /// Closes the dialog as the user does; calls its `onCancellation`, if it has one.
  public func cancel() throws {
    let source = try source()
    source.isPresented.wrappedValue = false
    source.onCancellation?()
  }

  private func source() throws -> any FileDialogSource {
    try Inspector.cast(value: content.view, type: (any FileDialogSource).self)
  }
}

extension InspectableView where View == ViewType.FileImporter {
  public func allowedContentTypes() throws -> [UTType] {
    try Inspector.cast(value: content.view, type: FileImporterModifier.self).allowedContentTypes
  }

  public func allowsMultipleSelection() throws -> Bool {
    try Inspector.cast(value: content.view, type: FileImporterModifier.self)
      .allowsMultipleSelection
  }
}

/// A modifier that presents a dialog for files.
private protocol FileDialogSource {
  var isPresented: Binding<Bool> { get }
  var onCompletion: (Result<[URL], any Error>) -> Void { get }
  var onCancellation: (() -> Void)? { get }
}

extension FileImporterModifier: FileDialogSource {}
extension FileExporterModifier: FileDialogSource {}
extension FileMoverModifier: FileDialogSource {}
#endif

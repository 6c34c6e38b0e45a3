// A sheet in the style of the original library: one call for both systems that have the class.
import SwiftUI

#if canImport(SwiftUIIntrospect)
import SwiftUIIntrospect
#endif

@available(iOS 15, *)
struct SheetView: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Sheet")
          #if canImport(SwiftUIIntrospect)
        #if os(iOS) || os(visionOS)
        .introspect(.sheet, on: .iOS(.v15, .v16, .v17, .v18, .v26), .visionOS(.v1, .v2, .v26)) {
          (sheet: UISheetPresentationController) in
          sheet.prefersEdgeAttachedInCompactHeight = true
        }
        #endif
        #if os(iOS) || os(tvOS)
        .introspect(.sheet, on: .iOS(.v13, .v14), .tvOS(.v13, .v14, .v15)) {
          $0.delegate = nil
        }
        #endif
          #endif
      }
  }
}

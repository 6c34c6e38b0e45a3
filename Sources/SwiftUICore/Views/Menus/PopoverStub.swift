extension View {
  nonisolated func menuPopover<C: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
}

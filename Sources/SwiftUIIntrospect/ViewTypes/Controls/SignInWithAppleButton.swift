#if !os(watchOS)
/// A `SignInWithAppleButton`: known by name, so that the compiler can say why it is not to be
/// had.
public struct SignInWithAppleButtonType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SignInWithAppleButtonType {
  @available(
    *, unavailable,
    message: "importing AuthenticationServices can make an app hang, so there is no support for it"
  )
  public static var signInWithAppleButton: Self { .init() }
}
#endif

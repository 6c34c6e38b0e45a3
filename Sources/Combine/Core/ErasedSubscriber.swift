/// A subscriber to what `Downstream` subscribes to. Its size is known when the library is compiled,
/// so that passing it on looks up no type at run time.
typealias ErasedSubscriber<Downstream: Subscriber> = any Subscriber<
  Downstream.Input, Downstream.Failure
>
